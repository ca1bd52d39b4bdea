/** Bundled and run by a test. */
console.log(
  JSON.stringify([import.meta.url, import.meta.dirname, import.meta.filename, String(import.meta.main)]),
);
