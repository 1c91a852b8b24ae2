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
  const names = dataNames(model.steps.map(({ label }, index) => ({ id: `step-${index}`, label })))
  return {
    ...conversion.heading(model),
    measure: 'Score',
    rows: model.steps.map(({ section, score, people, at }, index) => {
      const { name, id } = names.get(`step-${index}`)!
      const who = given('note', people.join(', '))
      const group = given('group', section)
      return conversion.placed(at, { ...(id === undefined ? {} : { id }), name, ...group, value: score, ...who })
    }),
  }
}
