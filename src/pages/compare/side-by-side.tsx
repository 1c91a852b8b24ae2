/**
 * Recipes as the columns of a table, with their differences marked.
 */
import type { Child, FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { PageView } from '../page.ts'
import { readAlternatives, sentencesOf } from '../recipe/guidance.ts'
import { ScoreBar } from '../recipe/scores.tsx'
import { keepTogether, partTitles, scoreMeanings } from '../site-text.ts'
import { Names, Pictures, tallnessOf, titleOfReasons } from './comparison-head.tsx'
import { reasonsFor } from './pairs.ts'
import { Sentences } from './sentences.tsx'

type Props = { recipes: readonly Recipe[]; view: PageView }

/** The comparison. On a narrow page the names are over their pictures, so that each cell below them repeats its name. */
export function SideBySide(props: Props) {
  const { recipes, view } = props
  return (
    <section class="side-by-side" data-theme={view.look.theme} aria-label="Comparison">
      <table class={`columns-${recipes.length} tall-${tallnessOf(recipes)}`}>
        <thead>
          <Names {...props} />
        </thead>
        <Rows {...props} />
      </table>
    </section>
  )
}

const Rows: FC<Props> = (props) => {
  const { recipes, view } = props
  const list = (texts: readonly string[]) => <Sentences texts={texts} view={view} />
  return (
    <tbody>
      <Row title={titleOfReasons} kind="telling" {...props} cell={(recipe) => list(reasonsFor(recipe, recipes))} />
      <Pictures {...props} />
      <Row
        title={partTitles.scores}
        meaning={meaningOfScores}
        kind="measure"
        {...props}
        cell={(recipe) => <Scores recipe={recipe} all={recipes} />}
      />
      <Row title="What it shows" {...props} cell={({ description }) => description} />
      <Row title={partTitles.use} {...props} cell={({ useWhen }) => list(sentencesOf(useWhen))} />
      <Row title={partTitles.avoid} {...props} cell={({ avoidWhen }) => list(casesIn(avoidWhen))} />
      <Row title="Built from" {...props} cell={(recipe) => <Primitives recipe={recipe} all={recipes} />} />
    </tbody>
  )
}

const meaningOfScores = scoreMeanings.map(({ label, meaning }) => `${label}: ${meaning}`).join('; ')

/** The scores of one; the highest value of all is marked if they differ. */
const Scores: FC<{ recipe: Recipe; all: readonly Recipe[] }> = ({ recipe, all }) => (
  <dl class="scores">
    {scoreMeanings.map(({ key, label }) => {
      const values = all.map((each) => each[key])
      const isBest = new Set(values).size > 1 && recipe[key] === Math.max(...values)
      return (
        <div class={key} data-best={isBest ? 'true' : undefined}>
          <dt>{label}</dt>
          <dd>
            <ScoreBar value={recipe[key]} />
          </dd>
        </div>
      )
    })}
  </dl>
)

const Row: FC<RowProps> = ({ title, meaning, kind, recipes, cell }) => (
  <tr class={kind}>
    <th scope="row">
      {title}
      {meaning !== undefined && (
        <>
          {' '}
          <small>{meaning}</small>
        </>
      )}
    </th>
    {recipes.map((recipe) => (
      <td data-name={keepTogether(recipe.name)}>{cell(recipe)}</td>
    ))}
  </tr>
)

type RowProps = Props & { title: string; meaning?: string; kind?: string; cell: (recipe: Recipe) => Child }

/** The cases of avoidWhen, each with the ids it names, then its notes. */
const casesIn = (avoidWhen: string): string[] => {
  const { alternatives, notes } = readAlternatives(avoidWhen)
  return [...alternatives.map(({ need, ids }) => `${need}: ${ids.map((id) => `\`${id}\``).join(' or ')}`), ...notes]
}

/** What the recipe is drawn with; what the others lack is marked. */
const Primitives: FC<{ recipe: Recipe; all: readonly Recipe[] }> = ({ recipe, all }) => (
  <ul class="tags">
    {recipe.primitives.map((primitive) => {
      const shared = all.every(({ primitives }) => primitives.includes(primitive))
      return <li>{shared ? primitive : <mark>{primitive}</mark>}</li>
    })}
  </ul>
)
