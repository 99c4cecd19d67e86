/** Reasons why a paper cannot be read, and what to do next. Shown as they are. */
export const readingMessages = {
  empty: 'This file is empty (0 bytes). Choose the file again, or paste the text.',
  nothing: 'This paper contains no text. Choose another file, or paste the text.',
  nothingGiven: 'Please provide a paper to analyze',
  tooLarge: 'This paper is larger than 25 MB. Upload a smaller file, or paste the relevant text.',
  tooManyPages:
    'This PDF has {count} pages; at most 300 can be read. Upload the relevant part as a separate PDF.',
  tooLong:
    'This paper has more than a million characters of text. Upload or paste the relevant part.',
  tooManyParagraphs:
    'This Word document has too many paragraphs, table cells or changes of format to be read. Upload or paste the relevant part.',
  tooSlow:
    'Reading this paper took longer than 10 seconds and was stopped. Upload a shorter or simpler file, or paste the text.',
  encrypted:
    'This file is protected by a password. Save a copy without the password and upload that.',
  scanned: 'This PDF contains only images. Run text recognition (OCR) on it, or paste the text.',
  damagedPdf:
    'This PDF is damaged and cannot be opened. Save or download it again, or paste the text.',
  damagedDocx:
    'This Word document is damaged and cannot be opened. Open it in a word processor and save it again, or paste the text.',
  damagedDoc:
    'This Word document cannot be read. Save it as DOCX and upload that, or paste the text.',
  bomb: 'This Word document expands to over 100 MB or over 100 times its size and was not opened. Save it again without large embedded content, or paste the text.',
  pdfBomb:
    'The pages of this PDF expand to far more than their size and were not opened. Print it to a new PDF and upload that, or paste the text.',
  docInBrowser:
    'Word documents in the old DOC format cannot be read in the browser. Save it as DOCX and upload that, or paste the text.',
  disguised: 'The content of “{name}” is {kind}. Upload a PDF, DOC, DOCX or TXT file.',
  unsupported: 'This file is {kind}, which cannot be read. Upload a PDF, DOC, DOCX or TXT file.',
  binary:
    'This file contains binary data, not text. Upload a PDF, DOC, DOCX or TXT file (text as UTF-8).',
  urlInBrowser:
    'The browser cannot fetch pages from other sites. Download the paper and upload the file, or paste its text.',
  badUrl:
    'This is not the address of a paper. Enter a full address that begins with https:// or http://.',
  unreachable:
    'The paper could not be fetched from this address. Check the address, or upload the file.',
  aborted: 'Reading was stopped.',
} as const;
