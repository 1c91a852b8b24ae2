/**
 * R13: texts stand out from what is behind them.
 *
 * Contrast is not computed here: these token pairs have at least 4.5:1 in every theme and accent.
 */
import type { Color } from '../../scene/limits.ts'
import { backdropOf } from '../model/host.ts'
import { type Label, quote } from '../model/label.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

const onLight: readonly Color[] = ['ink', 'muted', 'accent', 'positive', 'negative']
const onDark: readonly Color[] = ['surface']
const onRule: readonly Color[] = ['ink']

const readable: Record<Exclude<Color, 'none'> | 'page', readonly Color[]> = {
  page: onLight,
  surface: onLight,
  soft: onLight,
  rule: onRule,
  accent: onDark,
  positive: onDark,
  negative: onDark,
  ink: onDark,
  muted: onDark,
}

const judge = (label: Label, picture: Picture): Report[] => {
  if (label.fill === 'none') return [{ at: label.index, problem: `${quote(label)} has fill none and cannot be seen` }]
  const backdrop = backdropOf(label, picture.shapes)
  const allowed = readable[backdrop === 'none' ? 'page' : backdrop]
  if (allowed.includes(label.fill)) return []
  const ground = backdrop === 'page' ? 'the page' : `a fill of ${backdrop}`
  return [
    { at: label.index, problem: `${quote(label)} is ${label.fill} on ${ground}; there use ${allowed.join(', ')}` },
  ]
}

/** What is readable, and on which fills. */
const onEach = (texts: readonly Color[]): string => {
  const grounds = Object.entries(readable).filter(([, allowed]) => allowed === texts)
  const names = grounds.map(([ground]) => (ground === 'page' ? 'the page' : ground))
  return `${inWords(texts, 'or')} on ${inWords(names, 'and')}`
}

const inWords = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`

export const textContrast: Rule = {
  id: 'R13',
  title: 'Text contrast',
  level: 'block',
  requirement: `Text is ${onEach(onLight)}; ${onEach(onDark)}; ${onEach(onRule)}.`,
  check: (picture) => picture.labels.flatMap((label) => judge(label, picture)),
}
