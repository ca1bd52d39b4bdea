// loaded before the first paint, so that the page does not flash in the other colors
const chosen = localStorage.getItem('theme');
if (chosen) document.documentElement.dataset.theme = chosen;
