/**
 * Which objects a label selector of Kubernetes selects; one that asks for nothing selects all.
 */
import { entriesIn, entry, itemsIn, type Value, wordsIn } from '../read-document.ts'

/** Whether labels are selected. */
type LabelSelector = (labels: Value | undefined) => boolean

/** A selector, read once for all that it is asked about. */
export function labelSelector(selector: Value): LabelSelector {
  const equal = entriesIn(entry(selector, 'matchLabels')).map(([key, value]): LabelSelector => {
    const wanted = wordsIn(value)
    return (labels) => labelIn(labels, key) === wanted
  })
  const all = [...equal, ...itemsIn(entry(selector, 'matchExpressions')).map(expressionOf)]
  return (labels) => all.every((each) => each(labels))
}

const labelIn = (labels: Value | undefined, key: string): string | undefined => {
  const label = entry(labels, key)
  return label === undefined ? undefined : wordsIn(label)
}

const expressionOf = (expression: Value): LabelSelector => {
  const key = wordsIn(entry(expression, 'key'))
  const values = new Set<string | undefined>(itemsIn(entry(expression, 'values')).map(wordsIn))
  const isAmong: LabelSelector = (labels) => values.has(labelIn(labels, key))
  switch (wordsIn(entry(expression, 'operator'))) {
    case 'In':
      return isAmong
    case 'NotIn':
      return (labels) => !isAmong(labels)
    case 'Exists':
      return (labels) => labelIn(labels, key) !== undefined
    case 'DoesNotExist':
      return (labels) => labelIn(labels, key) === undefined
    default:
      return () => false
  }
}
