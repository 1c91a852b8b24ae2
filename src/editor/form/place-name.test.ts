/**
 * Places in the data as people call them.
 */
import { expect, test } from 'vitest'
import { placeName } from './place-name.ts'

test.each([
  ['', ''],
  ['title', 'Title'],
  ['messages.0.from', 'Messages 1, from'],
  ['root.children.2.children.10.name', 'Root, children 3, children 11, name'],
])('%s is "%s"', (at, name) => expect(placeName(at)).toBe(name))
