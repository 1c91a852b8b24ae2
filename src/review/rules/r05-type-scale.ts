/**
 * R05: few sizes of type, from one scale.
 */

import type { Picture } from '../model/picture.ts'
import { place } from './element-list.ts'
import type { Report, Rule } from './rule.ts'

const scale = [12, 14, 16, 20, 24, 28]
const most = 5

const offScale = ({ labels }: Picture): Report[] => {
  // Sizes below the scale are reported by R04.
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
  requirement: `Type sizes are ${scale.join(', ')} px, at most ${most} of them in one scene.`,
  check: (picture) => {
    const strange = offScale(picture)
    // A size off the scale is often also one too many: one finding per cause.
    return strange.length > 0 ? strange : tooMany(picture)
  },
}
