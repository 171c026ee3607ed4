import { runCases } from './agreement.ts'
import { SingleSpaDriver } from './single-spa-driver.ts'

runCases('single-spa agrees:', () => new SingleSpaDriver())
