/**
 * Which objects a label selector of Kubernetes selects; one that asks for nothing selects all.
 */
import { entry, itemsIn, type Value, wordsIn } from '../read-document.ts'

export function isSelected(body: Value, selector: Value): boolean {
  const labels = entry(body, 'metadata', 'labels')
  const wanted = entry(selector, 'matchLabels')
  const pairs = wanted?.is === 'map' ? [...wanted.entries] : []
  return (
    pairs.every(([key, value]) => labelIn(labels, key) === wordsIn(value)) &&
    itemsIn(entry(selector, 'matchExpressions')).every((expression) => holds(expression, labels))
  )
}

const labelIn = (labels: Value | undefined, key: string): string | undefined => {
  const label = entry(labels, key)
  return label === undefined ? undefined : wordsIn(label)
}

const holds = (expression: Value, labels: Value | undefined): boolean => {
  const label = labelIn(labels, wordsIn(entry(expression, 'key')))
  const isAmong = label !== undefined && itemsIn(entry(expression, 'values')).some((each) => wordsIn(each) === label)
  switch (wordsIn(entry(expression, 'operator'))) {
    case 'In':
      return isAmong
    case 'NotIn':
      return !isAmong
    case 'Exists':
      return label !== undefined
    case 'DoesNotExist':
      return label === undefined
    default:
      return false
  }
}
