import { describe, expect, test } from 'vitest'
import { escapeXml } from './markup.ts'

describe('text becomes XML', () => {
  test.each([
    ['a < b && c > "d"', 'a &lt; b &amp;&amp; c &gt; &quot;d&quot;'],
    ["it's ]]> &amp;", "it's ]]&gt; &amp;amp;"],
    ['tab\tline\nreturn\r', 'tab line return '],
    ['\0\x08\x0b\x0c\x1f\x7f\x80\x85\x9f', '\ufffd'.repeat(9)],
    ['\ud800\udc00', '\ud800\udc00'],
    ['\ud800', '\ufffd'],
    ['\udc00\ud800', '\ufffd\ufffd'],
    ['\ud800\ud800\udc00', '\ufffd\ud800\udc00'],
    ['\ufffe\uffff\ufffd', '\ufffd\ufffd\ufffd'],
    ['Ünïcödé → 😀 日本', 'Ünïcödé → 😀 日本'],
    ['\xa0\u2028\ud7ff\ue000', '\xa0\u2028\ud7ff\ue000'],
  ])('%j', (text, xml) => expect(escapeXml(text)).toBe(xml))
})
