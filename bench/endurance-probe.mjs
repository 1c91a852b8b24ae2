// Loaded into a worker under endurance: its clock jumps by up to two hours, back and forth, every few seconds.
const real = Date.now
let offset = 0
Date.now = () => real() + offset
globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length === 0 ? [Date.now()] : parts))
  }
  static now() {
    return real() + offset
  }
}
setInterval(() => (offset = Math.round(Math.sin(real()) * 7_200_000)), 3_000).unref()
