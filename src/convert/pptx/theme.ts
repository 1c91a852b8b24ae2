/**
 * The theme of a presentation: the colors of a look and the fonts of slides.
 */
import type { Look } from '../../render/palette.ts'
import { hex, type SlidePaint, slots } from './paint.ts'
import { fonts } from './text.ts'
import { declaration, namespaces, tag } from './xml.ts'

/** The theme as a part. */
export function themeOf({ theme, accent }: Look, { colors }: SlidePaint): string {
  const isDark = theme === 'dark'
  const at = (slot: keyof typeof slots): string => tag('a:srgbClr', { val: hex(colors[slots[slot]]) })
  const scheme = {
    dk1: at(isDark ? 'bg1' : 'tx1'),
    lt1: at(isDark ? 'tx1' : 'bg1'),
    dk2: at(isDark ? 'bg2' : 'tx2'),
    lt2: at(isDark ? 'tx2' : 'bg2'),
    ...Object.fromEntries(accents.map((slot) => [slot, at(slot)])),
    hlink: at('accent1'),
    folHlink: at('folHlink'),
  }
  return (
    declaration +
    tag(
      'a:theme',
      { 'xmlns:a': namespaces['xmlns:a'], name: `diagref ${theme} ${accent}` },
      tag(
        'a:themeElements',
        {},
        tag(
          'a:clrScheme',
          { name: `${theme} ${accent}` },
          ...Object.entries(scheme).map(([name, color]) => tag(`a:${name}`, {}, color)),
        ),
        fontScheme,
        formatScheme,
      ),
      tag('a:objectDefaults'),
      tag('a:extraClrSchemeLst'),
    )
  )
}

const accents = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const

/** Which colors of the theme text and ground are: a dark look has its light color for text. */
export const colorMap = ({ theme }: Look): string => {
  const [text, ground] = theme === 'dark' ? (['lt', 'dk'] as const) : (['dk', 'lt'] as const)
  return tag('p:clrMap', {
    bg1: `${ground}1`,
    tx1: `${text}1`,
    bg2: `${theme === 'dark' ? 'dk' : 'lt'}2`,
    tx2: `${theme === 'dark' ? 'lt' : 'dk'}2`,
    ...Object.fromEntries([...accents, 'hlink', 'folHlink'].map((name) => [name, name])),
  })
}

const family = (name: string): string =>
  tag(name, {}, tag('a:latin', { typeface: fonts.sans }), tag('a:ea', { typeface: '' }), tag('a:cs', { typeface: '' }))

const fontScheme = tag('a:fontScheme', { name: 'diagref' }, family('a:majorFont'), family('a:minorFont'))

const placeholder = tag('a:solidFill', {}, tag('a:schemeClr', { val: 'phClr' }))

/** The format asks for three of each kind. */
const thrice = (name: string, markup: string): string => tag(name, {}, markup, markup, markup)

const formatScheme = tag(
  'a:fmtScheme',
  { name: 'diagref' },
  thrice('a:fillStyleLst', placeholder),
  thrice('a:lnStyleLst', tag('a:ln', { w: 9525 }, placeholder)),
  thrice('a:effectStyleLst', tag('a:effectStyle', {}, tag('a:effectLst'))),
  thrice('a:bgFillStyleLst', placeholder),
)
