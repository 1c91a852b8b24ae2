/**
 * R17: few looks, each with one meaning.
 */
import type { Drawn } from '../model/drawn.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

const most = 6

const lookOf = ({ element, fill, stroke, dashed }: Drawn): string =>
  `${dashed ? 'dashed ' : ''}${element.type} of ${fill} in ${stroke}`

const check = (picture: Picture): Report[] => {
  const looks = new Set<string>()
  for (const label of picture.labels) {
    const shape = picture.hostOf(label)?.shape
    if (shape !== undefined && !picture.isContainer(shape)) looks.add(lookOf(shape))
  }
  if (looks.size <= most) return []
  return [
    { problem: `${looks.size} looks of labeled shapes (${[...looks].join('; ')}); at most ${most} can be told apart` },
  ]
}

export const looks: Rule = {
  id: 'R17',
  title: 'One look per kind',
  level: 'warn',
  requirement: `Labeled shapes come in at most ${most} looks (shape, fill, stroke, dash).`,
  check,
}
