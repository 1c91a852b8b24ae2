/**
 * R05: few sizes of type, from one scale.
 */

import type { Picture } from '../model/picture.ts'
import { place } from './element-list.ts'
import type { Report, Rule } from './rule.ts'

const scale = [12, 14, 16, 20, 28]
const most = 4

const offScale = ({ labels }: Picture): Report[] => {
  // What is below the scale is R04's to report.
  const strange = labels.filter(({ size }) => size >= scale[0]! && !scale.includes(size))
  if (strange.length === 0) return []
  const sizes = [...new Set(strange.map(({ size }) => size))].sort((a, b) => a - b)
  return [{ problem: `type of ${sizes.join(', ')} px (${place(strange)}); sizes are ${scale.join(', ')} px` }]
}

const tooMany = ({ labels }: Picture): Report[] => {
  const sizes = [...new Set(labels.map(({ size }) => size))].sort((a, b) => a - b)
  if (sizes.length <= most) return []
  return [{ problem: `${sizes.length} sizes of type (${sizes.join(', ')} px); use at most ${most}` }]
}

export const typeScale: Rule = {
  id: 'R05',
  title: 'Type scale',
  level: 'warn',
  requirement: `Type comes in ${scale.join(', ')} px, at most ${most} of them in one scene.`,
  check: (picture) => {
    const strange = offScale(picture)
    // A size off the scale is often one too many: it is one cause.
    return strange.length > 0 ? strange : tooMany(picture)
  },
}
