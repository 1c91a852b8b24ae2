/** The part of subset-font that tools/fonts.ts uses; the package ships no types. */
declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' | 'woff2'; preserveNameIds?: number[]; noLayoutClosure?: boolean },
  ) => Promise<Buffer>
  export default subsetFont
}
