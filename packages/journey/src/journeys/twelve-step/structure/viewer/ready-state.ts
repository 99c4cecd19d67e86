/** The `onreadystatechange` handler before 3Dmol.js replaced it to search the page for its elements. */
export const readyStateListener = document.onreadystatechange;
