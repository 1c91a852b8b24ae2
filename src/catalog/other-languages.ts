/**
 * Everyday words of German, Spanish, French, Portuguese, Chinese and Japanese, by what they mean in English: a need that is
 * said in whole sentences has few words that are names of anything.
 */
import { sameMeaning } from './same-meaning.ts'
import { stem } from './words.ts'

/** What a word of another language means: the stem of the English word, and of those of the same meaning. */
export function meantBy(word: string): readonly string[] {
  const meant = inEnglish(word)
  return meant === undefined ? [] : [meant, ...sameMeaning(meant)]
}

/** The stem of the English word that a word of another language means, in the singular or the plural. */
export const inEnglish = (word: string): string | undefined => english.get(withoutEnding(word))

/** The English word, then how it is said elsewhere, folded; what is an English word, too, is left out. */
const words = `
service dienst servicio servico 服务
fail ausfallt ausfall fallt falla fallo panne echoue tombe falha falhar 故障 失败 障害
change andert anderung cambia cambio changement mudou muda mudanca 改变 变化 変更
version versiones versoes 版本
code quellcode codigo 代码
compare vergleich vergleichen comparar comparer 比较 比較
data datos donnees dados 数据
database datenbank
table tabelle tabla tabela 表格
user benutzer nutzer usuario utilisateur 用户
customer kunde cliente 客户 顧客
person mitarbeiter personne pessoa
team equipo equipe 团队
time zeit dauert tiempo tarda temps tempo 时间 時間
cost kosten kostet costo cuesta cout custo 成本 費用
step schritt paso etape passo etapa 步骤 手順
order reihenfolge orden ordre ordem 顺序 順序 順序
process prozess ablauf proceso processus 流程
network netz netzwerk reseau rede 网络
server servidor serveur servern 务器
file datei archivo fichier arquivo 文件
error fehler erreur erro 错误
test prueba teste 测试
task aufgabe tarea tache tarefa 任务
plan plazo prazo 计划 計画
project projekt proyecto projet projeto 项目
part teil parte partie 部分 besteht 组成 構成
share anteil porcentaje pourcentage 占比 割合
largest grosste grossten mayor maior 最大
memory speicher memoria memoire 内存
message nachricht mensaje mensagem 消息
login anmeldung sesion connexion 登录
payment zahlung pago paiement pagamento 支付
request anfrage solicitud requete pedido 请求
answer antwort respuesta reponse resposta
dependency abhangigkeit depende dependencia 依赖
overlap uberschneidung solapan chevauchement 重叠
flow fluss flujo flux fluxo
state zustand estado etat 状态
cause ursache causa 原因
system sistema 系统
store gespeichert guarda enregistre 保存
block blockiert bloquea bloque 阻塞
cancel storniert cancelar annuler 取消
access zugriff acceso acces acesso 权限
encrypted verschlusselt cifrado chiffre 加密 暗号
connection verbindung conexion conexao 连接 接続
function funktion funcion funciones fonction funcao funcoes 函数 関数
machine maschine maquina 机器
run lauft ejecuta executa 运行 実行
program programm programa 程序
key schlussel clave cle chave
split aufgeteilt verteilt reparten divise 分配
copy kopie kopiert copia 复制 コピー
spend verbraucht gasta depense
container contenedor conteneur containern
requirement anforderung requisito exigence 需求 要件
proportional proportionnelle
commit 提交 コミ
majority mehrheit mayoria majorite maioria 多数
promise ロミ
timer イマ 定时
call ruft aufruf spricht llama appelle chama 调用 呼び
deploy bereitstellung despliegue deploiement implantacao 部署
queue warteschlange cola 队列
loop schleife bucle boucle laco 循环
branch zweig rama branche 分支
goal ziel objetivo objectif 目标 目標
risk risiko riesgo risque risco 风险
decision entscheidung decisao 决策
role rolle papel 角色
layer schicht capa couche camada
week woche semana semaine
responsible verantwortlich responsavel 负责 担当
history verlauf historial historique 历史 履歴
growth wachstum crecimiento croissance crescimento 增长 成長
`.trim()

const withoutEnding = (word: string): string => (word.length > 4 ? word.replace(/(?:e?[sn]|e)$/, '') : word)

const english = new Map(
  words.split('\n').flatMap((line) => {
    const [meant = '', ...said] = line.split(' ')
    return said.map((word): [string, string] => [withoutEnding(stem(word)), stem(meant)])
  }),
)
