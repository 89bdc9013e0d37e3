// The server's half of a WebSocket, as much as a mock needs: text frames, close, ping.
import { createHash } from 'node:crypto';

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Answers the handshake; gives `send`, `close`, and calls back with every text. */
export function accept(request, socket, onText, onClose) {
  const key = createHash('sha1').update(request.headers['sec-websocket-key'] + MAGIC).digest('base64');
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`);
  let buffer = Buffer.alloc(0);
  socket.on('data', (data) => {
    buffer = Buffer.concat([buffer, data]);
    for (let frame = read(buffer); frame; frame = read(buffer)) {
      buffer = buffer.subarray(frame.size);
      if (frame.opcode === 1) onText(frame.payload.toString());
      else if (frame.opcode === 8) socket.end();
      else if (frame.opcode === 9) socket.write(frameOf(10, frame.payload));
    }
  });
  socket.on('close', onClose);
  socket.on('error', () => socket.destroy());
  return { send: (text) => socket.write(frameOf(1, Buffer.from(text))), close: () => socket.end(frameOf(8, Buffer.alloc(0))) };
}

function read(buffer) {
  if (buffer.length < 6) return undefined;
  const short = buffer[1] & 127;
  const more = short === 126 ? 2 : short === 127 ? 8 : 0;
  if (buffer.length < 6 + more) return undefined;
  const length = more === 2 ? buffer.readUInt16BE(2) : more === 8 ? Number(buffer.readBigUInt64BE(2)) : short;
  const start = 6 + more;
  if (buffer.length < start + length) return undefined;
  const mask = buffer.subarray(start - 4, start);
  const payload = Buffer.from(buffer.subarray(start, start + length).map((byte, place) => byte ^ mask[place % 4]));
  return { opcode: buffer[0] & 15, payload, size: start + length };
}

function frameOf(opcode, payload) {
  const { length } = payload;
  const head = length < 126 ? Buffer.from([0x80 | opcode, length]) : Buffer.alloc(length < 65536 ? 4 : 10);
  if (length >= 126) {
    head[0] = 0x80 | opcode;
    head[1] = length < 65536 ? 126 : 127;
    if (length < 65536) head.writeUInt16BE(length, 2);
    else head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, payload]);
}
