import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { smallPng } from './small-png.ts'

test('the pixels are the same, in fewer bytes', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#fff"/><circle cx="300" cy="150" r="120" fill="#15c"/></svg>'
  const png = new Resvg(svg).render().asPng()
  const small = smallPng(png)
  expect(small.length).toBeLessThan(png.length)
  const pixels = (file: Buffer): Buffer => {
    const uri = `data:image/png;base64,${file.toString('base64')}`
    const image = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><image href="${uri}" width="600" height="300"/></svg>`
    return new Resvg(image).render().pixels
  }
  expect(pixels(small).equals(pixels(png))).toBe(true)
})
