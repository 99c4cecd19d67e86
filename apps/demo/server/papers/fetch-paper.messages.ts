/** Why a paper was not fetched from its address, and what to do. Shown to the user unchanged. */
export const fetchMessages = {
  notWeb:
    'Only plain web addresses are fetched: https or http, the usual port, no user name. Check the address, or upload the file.',
  notPublic:
    'This address does not lead to the public internet, so it is not fetched. Upload the file, or paste the text.',
  redirects:
    'This address leads on to one address after another. Give the address of the paper itself, or upload the file.',
  tooLarge:
    'This paper is larger than {size} MB. Upload a smaller file, or paste the text of the parts that matter.',
  tooSlow:
    'This address took longer than {seconds} seconds and was left. Try again later, or upload the file.',
  notThere: 'There is no paper at this address ({status}). Check the address, or upload the file.',
  notOpen:
    'This address does not open its paper to programs ({status}). Download the paper and upload the file.',
  failed: 'This address answered with an error ({status}). Try again later, or upload the file.',
  wrongKind:
    'This address leads to {kind}, which cannot be read. Give the address of a PDF, a Word document, a web page or a text.',
} as const;
