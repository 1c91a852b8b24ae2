import { expect, test } from 'vitest'
import { ownershipOf, signed } from './owned-picture.ts'

test.each(['../README.md', '../a--b ü %41/c.md'])('a picture says that it is of %j', (document) => {
  const picture = signed('<svg/>\n', document)
  expect(picture).toMatch(/^<svg\/>\n<!-- (?:(?!--).)* -->\n$/)
  expect(ownershipOf(picture)).toEqual({ document, isOwn: true })
  expect(ownershipOf(picture.replaceAll('\n', '\r\n'))).toEqual({ document, isOwn: true })
})

test('a picture that somebody changed is not as it was written, and one without the line is nobody’s', () => {
  expect(ownershipOf(signed('<svg/>\n', 'a.md').replace('svg', 'g'))).toEqual({ document: 'a.md', isOwn: false })
  expect(ownershipOf('<svg/>\n')).toBeUndefined()
  expect(ownershipOf(`${signed('<svg/>\n', 'a.md')}<g/>`)).toBeUndefined()
})
