/**
 * The colors that groups with a look have in text, which are read back as the same looks: as in the light theme, but for a gray
 * that is read as one.
 */
import type { GroupLook } from '../../drawing/data/graph-types.ts'

export type FrameColor = { fill: string } | { line: 'dashed' | 'bold' }

export const frameColors: Readonly<Record<GroupLook, FrameColor>> = {
  tinted: { fill: '#cfdffd' },
  shaded: { fill: '#e5e7eb' },
  strong: { line: 'bold' },
  dashed: { line: 'dashed' },
  'light-green': { fill: '#d9efe9' },
  'light-red': { fill: '#f5c8be' },
  sand: { fill: '#f5dfae' },
  lilac: { fill: '#dcd2ec' },
}

/** What a language says of a color, or nothing for groups without a look. */
export const colored = (
  color: FrameColor | undefined,
  { fill, line }: { fill: (color: string) => string; line: Readonly<Record<'dashed' | 'bold', string>> },
): string => (color === undefined ? '' : 'fill' in color ? fill(color.fill) : line[color.line])
