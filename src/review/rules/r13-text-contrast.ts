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

const readable: Record<Exclude<Color, 'none'> | 'page', readonly Color[]> = {
  page: onLight,
  surface: onLight,
  soft: onLight,
  rule: ['ink'],
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

export const textContrast: Rule = {
  id: 'R13',
  title: 'Text contrast',
  level: 'block',
  requirement:
    'Text is ink, muted, accent, positive or negative on the page, surface and soft; surface on accent, positive, negative, ink and muted; ink on rule.',
  check: (picture) => picture.labels.flatMap((label) => judge(label, picture)),
}
