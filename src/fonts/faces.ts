/**
 * The four faces of the package that pictures are written with: assets/fonts.
 */

/** A face: the family that a picture names, its weight in CSS, and its file in assets/fonts. */
export type FontFace = { family: string; weight: 400 | 600; file: string }

/** The faces, sans before mono and regular before bold. */
export const fontFaces = [
  { family: 'Inter', weight: 400, file: 'Inter-Regular.ttf' },
  { family: 'Inter', weight: 600, file: 'Inter-SemiBold.ttf' },
  { family: 'JetBrains Mono NL', weight: 400, file: 'JetBrainsMono-Regular.ttf' },
  { family: 'JetBrains Mono NL', weight: 600, file: 'JetBrainsMono-SemiBold.ttf' },
] as const satisfies readonly FontFace[]

/** Reads a file of assets/fonts: from a folder, a package or a service. */
export type ReadFont = (file: string) => Promise<Uint8Array>
