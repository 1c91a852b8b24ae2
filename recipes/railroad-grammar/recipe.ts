/** The grammar of a JSON number as railroad tracks: RFC 8259, section 6, rewritten from ABNF to the EBNF of W3C. */
import * as z from 'zod'
import { list, name, note, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawSyntax } from './draw-syntax.ts'
import { parseRule } from './grammar.ts'
import { stationTargets } from './stations.ts'

const rule = z.strictObject({
  name: name('The name of the rule', 32),
  note: note('A muted remark at the end of the track, or under the name').optional(),
  definition: words(
    600,
    'Its right side in EBNF: "text", [0-9], names, ( ), |, ?, *, +; <words> for what EBNF cannot say',
  ),
})

export default defineRecipe({
  name: 'Railroad diagram',
  family: 'Developer surfaces',
  description:
    'Grammar rules as tracks to follow from a ring to a dot: pills are literal characters, boxes are other rules, bypasses skip and loops repeat. Also called syntax diagram, EBNF diagram, grammar diagram or regex diagram.',
  useWhen:
    'You document a syntax that people write by hand: literals, commands, configuration, query languages. Needs EBNF as in W3C specifications, without #x9 and A - B; good for 1 to 16 rules; one of more than about 8 stations continues in further rows. Regular expressions are read (PlantUML’s @startregex).',
  avoidWhen:
    'You show how one text was parsed: use `abstract-syntax-tree`. Inputs run through states: use `finite-automaton`. You break down one URL: use `url-anatomy`. The format is binary: use `packet-header`. Steps have decisions: use `decision-flowchart`.',
  visual: 87,
  ease: 66,
  overall: 83,
  rationale:
    'Anyone who can follow a track with a finger can write valid text without knowing EBNF. Adding a station by hand moves the track and its bypasses. You supply the rules in EBNF; tracks are laid out for you.',
  reviewed: '2026-11-23',
  revision: 1,
  data: form(
    'own',
    { rules: list(rule, { max: 16, of: 'Rules, the one that the others serve first; about 8 where they are long' }) },
    {
      checks: ({ unique }) => [unique('rules')],
      targets: ({ rules }) => [...namedTargets(rules), ...rules.flatMap((each) => stationTargets(each, parseRule))],
    },
  ),
  sample: {
    title: 'JSON integer parts have no leading zeros',
    subtitle: 'Any path through number, from ring to dot, spells a valid one',
    focus: ['int', 'int "0"'],
    source: 'RFC 8259, section 6',
    rules: [
      { name: 'number', definition: '"-"? int frac? exp?' },
      { name: 'int', note: 'no digit follows 0', definition: '"0" | [1-9] [0-9]*' },
      { name: 'frac', definition: '"." [0-9]+' },
      { name: 'exp', definition: '[eE] ("+" | "-")? [0-9]+' },
    ],
  },
  draw: ({ rules }, sheet) => drawSyntax(rules, parseRule, sheet),
  derive: ({ rules }) => ({ rules: rules.length }),
  describe: ({ rules }) =>
    `${count(rules.length, 'grammar rule')} as railroad tracks. In words of EBNF: ${rules.map(({ name, definition }) => `${name} is ${definition}`).join('; ')}.`,
})
