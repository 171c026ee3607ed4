import { OsLogin } from './os-login.ts'

export default OsLogin
