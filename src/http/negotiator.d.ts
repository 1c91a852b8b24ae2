/** The part of negotiator 1.x that the service uses; the package ships no types. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> })
    /** Acceptable codings, best first; `preferred` breaks ties between q-values. */
    encodings(available: string[], options: { preferred: string[] }): string[]
  }
}
