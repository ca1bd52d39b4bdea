/** @param {string} tag @param {string} text @param {string} [className] */
export function element(tag, text, className) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}
