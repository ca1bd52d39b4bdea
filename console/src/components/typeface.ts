import typeface from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/**
 * Loads the page's typeface. The content security policy allows no stylesheet to load a font, so the page fetches the
 * file from its own origin, like its other files.
 */
export async function loadTypeface(): Promise<void> {
  try {
    const response = await fetch(typeface);
    if (!response.ok) return;
    const face = new FontFace('Inter', await response.arrayBuffer(), { weight: '100 900' });
    document.fonts.add(await face.load());
  } catch {
    // the typeface of the system remains
  }
}
