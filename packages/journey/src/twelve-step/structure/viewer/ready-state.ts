/** What listened to the page's readiness before 3Dmol.js put itself there: it looks for elements of its own in the page. */
export const readyStateListener = document.onreadystatechange;
