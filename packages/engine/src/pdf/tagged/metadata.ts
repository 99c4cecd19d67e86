interface MetadataFacts {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly creator: string;
}

/** Parentheses too, so that no text looks like an entry of the file. */
const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"'()]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** XMP metadata. It does not claim conformance with PDF/UA, which would need a validator. */
export const createMetadata = ({ title, language, creator }: MetadataFacts): string =>
  [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>`,
    `<xmp:CreatorTool>${escapeXml(creator)}</xmp:CreatorTool>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
