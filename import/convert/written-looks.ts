/**
 * The colors that looks have in text, each a shade that hardly anyone else writes: what has one was written here, and is read as
 * that look wherever it is, with the words of the key as the name of its style.
 */
import type { NodeLook } from '../../drawing/data/graph-types.ts'

/** A ground, a line other than a plain one, and whether words on it are light. */
export type LookColor = { fill: string; line?: 'dashed' | 'bold'; hasLightWords?: true }

/** As in the light theme, as far as others do not write the same. */
export const lookColors: Readonly<Record<NodeLook, LookColor>> = {
  tinted: { fill: '#cfdffd' },
  blue: { fill: '#9dbbec' },
  shaded: { fill: '#e2e4e8' },
  gray: { fill: '#b1b9c5' },
  strong: { fill: '#fefefd', line: 'bold' },
  dashed: { fill: '#fdfdfe', line: 'dashed' },
  solid: { fill: '#6d7683', hasLightWords: true },
  'light-green': { fill: '#d9efe9' },
  green: { fill: '#8fbfbd' },
  'light-red': { fill: '#f5c8be' },
  red: { fill: '#dc929a' },
  sand: { fill: '#f5dfae' },
  lilac: { fill: '#dcd2ec' },
  plain: { fill: '#fefefe' },
}

const looks = new Map(Object.entries(lookColors).map(([look, { fill }]) => [fill, look as NodeLook]))

/** The look that is written as this style. */
export const writtenLook = (css: string): NodeLook | undefined =>
  looks.get(/(?:^|[,;])\s*fill\s*:\s*(#[\da-f]{6})\b/.exec(css)?.[1] ?? '')

/** Words of the key as the name of a style; undefined where they have signs that no name has. */
export const nameOfWords = (words: string): string | undefined =>
  /^(?!(?:default|end|graph|flowchart|style|linkstyle|class|classdef|click|call|href|interpolate|subgraph)(?:-|$))[a-z][a-z\d]*(?:[ -][a-z\d]+)*$/i.test(
    words,
  ) && !Object.hasOwn(lookColors, words.toLowerCase())
    ? words.replaceAll(' ', '_')
    : undefined

/** Words of the key that are the name of a style that was written here. */
export const wordsOfName = (name: string, look: NodeLook): string | undefined =>
  name === look || name.includes(':') ? undefined : name.replaceAll('_', ' ')
