/**
 * R01: the title and the description say something.
 */
import { countCodePoints } from '../../scene/code-points.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

const lengths = { title: [12, 120], description: [60, 600] } as const

const filler =
  /^\W*(?:(?:this|the|a|an|here)\s+)?(?:is\s+)?(?:(?:a|an|the)\s+)?(?:diagram|picture|image|figure|drawing|illustration|chart)\s+(?:of|shows|showing|that)\b/i
const markup = /<\/?(?:a|b|br|code|em|i|p|span|strong|u)\b[^>]*>|\*\*|```|\[[^\]]+\]\(/

const judge = (field: 'title' | 'description', { scene }: Picture): Report[] => {
  const text = scene[field].trim()
  const [least, most] = lengths[field]
  const length = countCodePoints(text)
  const problems: string[] = []
  if (length < least || length > most) problems.push(`has ${length} characters; it should have ${least} to ${most}`)
  if (filler.test(text)) problems.push('begins with filler; begin with the subject')
  if (markup.test(text)) problems.push('contains markup, but is shown as plain text')
  return problems.map((problem) => ({ problem: `the ${field} ${problem}` }))
}

const repeatsName = ({ scene, name }: Picture): Report[] =>
  name !== undefined && scene.title.trim().toLowerCase() === name.trim().toLowerCase()
    ? [{ problem: `the title only repeats the name "${name}"; say what is drawn here` }]
    : []

export const titleAndDescription: Rule = {
  id: 'R01',
  title: 'Title and description say something',
  level: 'block',
  requirement: `A title of ${lengths.title.join(' to ')} characters names subject and kind, a description of ${lengths.description.join(' to ')} says what is drawn and what to notice; plain text, no filler, not just the recipe's name.`,
  check: (picture) => [...judge('title', picture), ...judge('description', picture), ...repeatsName(picture)],
}
