/** Mermaid's user journeys: read, and ways to draw them. */
import { type Conversion, type DiagramReading, given } from '../../convert/conversion.ts'
import { dataNames } from '../../convert/names.ts'
import { type JourneyModel, readJourney } from './read-journey.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readJourney(text)
  const ways = ['user-journey', 'ordered-bar'].map((recipe) => ({
    recipe,
    make: (conversion: Conversion) => journeyData(model, conversion),
  }))
  return { ways, report }
}

/** Who takes part in a step is its note. */
const journeyData = (model: JourneyModel, conversion: Conversion): Record<string, unknown> => {
  const steps = model.steps.filter(({ score, at, label }) => {
    if (Number.isNaN(score)) conversion.note('a step whose score is no number', at, label)
    return !Number.isNaN(score)
  })
  const names = dataNames(steps.map(({ label }, index) => ({ id: `step-${index}`, label })))
  return {
    ...conversion.heading(model),
    measure: 'Score',
    rows: steps.map(({ section, score, people, at }, index) => {
      const { name, id } = names.get(`step-${index}`)!
      const who = given('note', people.join(', '))
      const group = given('group', section)
      return conversion.placed(at, { ...(id === undefined ? {} : { id }), name, ...group, value: score, ...who })
    }),
  }
}
