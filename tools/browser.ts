/**
 * Makes sure that there is a Chromium before tests in parallel ask for one: two installs at once would clash.
 */
import { findChromium } from '../test/browser/chromium.ts'

console.log(findChromium())
