/**
 * R17: few styles, each with one meaning.
 */
import type { Drawn } from '../model/drawn.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

const most = 6

const styleOf = ({ element, fill, stroke, dashed, kind }: Drawn): string =>
  `${dashed ? 'dashed ' : ''}${element.type} of ${kind === 'half' || kind === 'pale' ? `${kind} ` : ''}${fill} in ${stroke}`

const check = (picture: Picture): Report[] => {
  const styles = new Set<string>()
  for (const label of picture.labels) {
    const shape = picture.hostOf(label)?.shape
    if (shape !== undefined && !picture.isContainer(shape)) styles.add(styleOf(shape))
  }
  if (styles.size <= most) return []
  return [{ problem: `${styles.size} styles of labeled shapes (${[...styles].join('; ')}); use at most ${most}` }]
}

export const styles: Rule = {
  id: 'R17',
  title: 'One style per kind',
  level: 'warn',
  requirement: `Labeled shapes come in at most ${most} styles (shape, fill, stroke, dash).`,
  check,
}
