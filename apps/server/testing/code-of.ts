import { problemSchema } from '@brandwright/contract';

/** Status of an answer, and the code of its problem: `200`, `400 canva.state`. */
export async function codeOf(answer: Response | Promise<Response>): Promise<string> {
  const response = await answer;
  return response.ok ? `${response.status}` : `${response.status} ${problemSchema.parse(await response.json()).code}`;
}
