/**
 * R13: texts stand out from what is behind them.
 *
 * Contrast is not computed here: these pairs have at least 4.5:1 in every theme and accent.
 */
import type { Color } from '../../scene/limits.ts'
import type { Drawn } from '../model/drawn.ts'
import { backdropOf } from '../model/host.ts'
import { type Label, quote } from '../model/label.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

const onLight: readonly Color[] = ['ink', 'muted', 'accent', 'positive', 'negative']
const onDark: readonly Color[] = ['surface']
const onMark: readonly Color[] = ['ink']

const pale = ['the page', 'surface', 'rule', 'soft'] as const
const solid = ['accent', 'positive', 'negative', 'ink', 'muted'] as const
const mark = 'rule without an outline'
const half = 'a half-tone of a solid fill'
const paled = 'a solid fill in dashes of surface'

/** What texts are on, in words, and the tokens that can be read there. */
const readable = new Map<string, readonly Color[]>([
  ...pale.map((ground) => [ground, onLight] as const),
  ...solid.map((ground) => [ground, onDark] as const),
  ...[mark, half, paled].map((ground) => [ground, onMark] as const),
])

/** Half-tones of pale fills, and pale ones, are paler still. */
const isPale = (fill: Color): boolean => pale.some((ground) => ground === fill)

const groundOf = (backdrop: Drawn | undefined): string => {
  if (backdrop === undefined) return 'the page'
  if (backdrop.kind === 'half') return isPale(backdrop.fill) ? backdrop.fill : half
  if (backdrop.kind === 'pale') return isPale(backdrop.fill) ? backdrop.fill : paled
  return backdrop.kind === 'mark' && backdrop.fill === 'rule' ? mark : backdrop.fill
}

const judge = (label: Label, picture: Picture): Report[] => {
  if (label.fill === 'none') return [{ at: label.index, problem: `${quote(label)} has fill none and cannot be seen` }]
  const ground = groundOf(backdropOf(label, picture.shapes))
  const allowed = readable.get(ground) ?? onLight
  if (allowed.includes(label.fill)) return []
  return [
    { at: label.index, problem: `${quote(label)} is ${label.fill} on ${ground}; there use ${inWords(allowed, 'or')}` },
  ]
}

/** What is readable, and on which fills. */
const onEach = (texts: readonly Color[]): string => {
  const names = [...readable].flatMap(([ground, allowed]) => (allowed === texts ? [ground] : []))
  return `${inWords(texts, 'or')} on ${inWords(names, 'and')}`
}

const inWords = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`

export const textContrast: Rule = {
  id: 'R13',
  title: 'Text contrast',
  level: 'block',
  requirement: `Text is ${onEach(onLight)}; ${onEach(onDark)}; ${onEach(onMark)}.`,
  check: (picture) => picture.labels.flatMap((label) => judge(label, picture)),
}
