/** Why a paper was not fetched from its address, and what to do. Shown to the user unchanged. */
export const fetchMessages = {
  notWeb:
    'Only plain web addresses are supported: https or http, the default port, no user name. Check the address or upload the file.',
  notPublic: 'This address is not on the public internet. Upload the file or paste the text.',
  redirects:
    'This address redirects too often. Enter the address of the paper itself or upload the file.',
  tooLarge:
    'This paper is larger than {size} MB. Upload a smaller file or paste the relevant text.',
  tooSlow: 'This address timed out after {seconds} seconds. Try again later or upload the file.',
  notThere: 'There is no paper at this address ({status}). Check the address or upload the file.',
  notOpen:
    'This address blocks automated downloads ({status}). Download the paper and upload the file.',
  failed: 'This address returned an error ({status}). Try again later or upload the file.',
  wrongKind:
    'This address leads to {kind}, which cannot be read. Enter the address of a PDF, a Word document, a web page or a text file.',
} as const;
