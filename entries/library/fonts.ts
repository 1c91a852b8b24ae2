/**
 * `diagref/fonts`: SVG with its fonts inside, so that it looks the same on every machine.
 *
 * Pure but for the function that reads a font file; the files are `diagref/assets/fonts/*`.
 */
export { embedFonts } from '../../src/fonts/embed-fonts.ts'
export { type FontFace, fontFaces, type ReadFont } from '../../src/fonts/faces.ts'
