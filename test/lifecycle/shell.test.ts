import { runCases } from './agreement.ts'
import { OurDriver } from './our-driver.ts'

runCases('the shell leads a mini-app through its life:', () => new OurDriver())
