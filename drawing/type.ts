/**
 * Type roles: what each kind of text looks like, in one place.
 *
 * A role fixes size, weight, family and fill, so that the same kind of text looks the same in every recipe
 * (rubric R04, R05). `pitch` is the distance between the baselines of two lines.
 */
import type { Color } from '../src/scene/limits.ts'

/** How text is set: `size` in pixels; `steady` is plain text that takes as much room as if it were bold. */
export type TypeStyle = { size: 12 | 14 | 16 | 20 | 24 | 28; bold?: true; mono?: true; fill?: Color; steady?: true }

/** Every role a text can have. */
export const roles = {
  /** The claim over the picture. */
  title: { size: 24, bold: true },
  /** The muted line under it. */
  subtitle: { size: 16, fill: 'muted' },
  /** What a node, participant or card is called. */
  name: { size: 16, bold: true },
  /** A name among many, where 16 px bold would shout. */
  item: { size: 14, bold: true },
  /** Plain reading text in a shape. */
  body: { size: 16 },
  /** What an arrow or mark says. */
  label: { size: 14 },
  /** A muted second line. */
  note: { size: 14, fill: 'muted' },
  /** A group's or a column's title. */
  head: { size: 14, bold: true },
  /** A number on or beside a mark. */
  value: { size: 14 },
  /** The one number or word that the picture is about. */
  highlight: { size: 16, bold: true },
  /** The number that the picture is about, in a shape or a row of its own. */
  figure: { size: 28, bold: true, fill: 'accent' },
  /** The number that the heading claims, at the mark where it happens; once in a picture. */
  claim: { size: 28, bold: true, fill: 'accent' },
  /** Scale ticks and units. */
  tick: { size: 14, fill: 'muted' },
  /** Technology in brackets, remarks, ruler ticks. */
  small: { size: 12, fill: 'muted' },
  /** Code, identifiers, digits in tables. */
  code: { size: 14, mono: true },
  /** Single letters with a meaning of their own. */
  letters: { size: 14, bold: true, mono: true },
  /** Code that steps back: zeros, offsets, abbreviated hashes. */
  codeMuted: { size: 14, mono: true, fill: 'muted' },
  /** Code among much code. */
  codeSmall: { size: 12, mono: true },
} as const satisfies Record<string, TypeStyle>

export type Role = keyof typeof roles

const pitches: Record<TypeStyle['size'], number> = { 12: 16, 14: 18, 16: 20, 20: 26, 24: 30, 28: 36 }

/** The style of a role, or the style itself. */
export const styleOf = (role: Role | TypeStyle): TypeStyle => (typeof role === 'string' ? roles[role] : role)

/** A style of words that may be in focus: bold in the accent if they are, and as wide if not, so that focus moves nothing. */
export const focusable = (role: Role | TypeStyle, isFocus: boolean, fill: Color = 'accent'): TypeStyle =>
  isFocus ? { ...styleOf(role), bold: true, fill } : { ...styleOf(role), steady: true }

/** The style by which words are measured. */
export const measuredAs = ({ steady, ...style }: TypeStyle): TypeStyle => (steady ? { ...style, bold: true } : style)

/** The style in which words are drawn; a style is itself where it says no more than that. */
export const drawnAs = (style: TypeStyle): TypeStyle => {
  const { steady, ...drawn } = style
  return steady ? drawn : style
}

/** Baseline to baseline in pixels (rubric R07: 1.25 to 1.6 of the size). */
export const pitchOf = (style: TypeStyle): number => pitches[style.size]
