BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE blocks (
	person TEXT NOT NULL, 
	blocked TEXT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE challenges (
	code TEXT NOT NULL, 
	match_id INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_challenges PRIMARY KEY (code), 
	CONSTRAINT uq_challenges_match_id UNIQUE (match_id), 
	CONSTRAINT fk_challenges_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_challenges_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE drafts (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_drafts_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "drafts" VALUES(2,0,2,'tile 0,-1,r3; new 1,-2');
INSERT INTO "drafts" VALUES(2,1,1,'tile -3,-2,r0; new -5,-4');
INSERT INTO "drafts" VALUES(3,0,13,'build 4 b1');
INSERT INTO "drafts" VALUES(3,1,12,'build 4 d1');
CREATE TABLE imports (
	code TEXT NOT NULL, 
	person TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	record BLOB NOT NULL, 
	game TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	totals TEXT, 
	audience TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_imports PRIMARY KEY (code), 
	CONSTRAINT uq_imports_person_digest UNIQUE (person, digest), 
	CONSTRAINT fk_imports_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE keys (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies',X'8D628A5ED0829AFD507E309D5A6D798E1BD1C28F557106C2D21E3D01C817FF7E');
CREATE TABLE log (
	match_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	"key" TEXT, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (match_id, number), 
	CONSTRAINT fk_log_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES(2,0,-1,'draw 17',NULL,1795069374029);
INSERT INTO "log" VALUES(2,1,-1,'draw 16',NULL,1795069374029);
INSERT INTO "log" VALUES(2,2,-1,'draw 10',NULL,1795069374029);
INSERT INTO "log" VALUES(2,3,0,'lay 16 0,0,r1; lay 17 -1,1,r1; lay 10 1,1,r0','0-0',1795069374049);
INSERT INTO "log" VALUES(2,4,1,'lay 10 0,0,r2; lay 17 -1,-1,r3; lay 16 -2,-2,r2','1-0',1795069374071);
INSERT INTO "log" VALUES(2,5,-1,'draw 21',NULL,1795069374071);
INSERT INTO "log" VALUES(2,6,0,'tile 1,2,r0; stay','0-1',1795069374094);
INSERT INTO "log" VALUES(2,7,1,'tile -3,-2,r0; new -5,-4','1-1',1795069374107);
INSERT INTO "log" VALUES(2,8,-1,'draw 14',NULL,1795069374107);
INSERT INTO "log" VALUES(3,0,0,'goal S1 3; goal S2 6; goal W3 4; goal W1 2; goal S3 3; goal W2 2; goal S4 2; goal W4 5','0-0',1795069374156);
INSERT INTO "log" VALUES(3,1,1,'goal E1 4; goal N1 4; goal N3 2; goal N4 2; goal E4 3; goal N2 2; goal E3 4; goal E2 5','1-0',1795069374176);
INSERT INTO "log" VALUES(3,2,0,'build 4 c4','0-1',1795069374182);
INSERT INTO "log" VALUES(3,3,1,'build 1 c3','1-1',1795069374189);
INSERT INTO "log" VALUES(3,4,0,'build 2 a1','0-2',1795069374195);
INSERT INTO "log" VALUES(3,5,1,'build 1 b3','1-2',1795069374203);
INSERT INTO "log" VALUES(3,6,0,'build 5 d3','0-3',1795069374210);
INSERT INTO "log" VALUES(3,7,1,'build 2 b4','1-3',1795069374219);
INSERT INTO "log" VALUES(3,8,0,'build 3 b3','0-4',1795069374225);
INSERT INTO "log" VALUES(3,9,1,'build 4 b3','1-4',1795069374236);
INSERT INTO "log" VALUES(3,10,0,'build 2 c4','0-5',1795069374246);
INSERT INTO "log" VALUES(3,11,1,'build 5 b3','1-5',1795069374253);
INSERT INTO "log" VALUES(3,12,0,'build 1 d1','0-6',1795069374258);
INSERT INTO "log" VALUES(3,13,1,'build 5 b2','1-6',1795069374264);
INSERT INTO "log" VALUES(3,14,0,'build 3 d3','0-7',1795069374295);
INSERT INTO "log" VALUES(3,15,1,'build 5 d3','1-7',1795069374303);
INSERT INTO "log" VALUES(3,16,0,'build 2 d3','0-8',1795069374310);
INSERT INTO "log" VALUES(3,17,1,'build 1 b1','1-8',1795069374319);
INSERT INTO "log" VALUES(3,18,0,'build 5 c2','0-9',1795069374326);
INSERT INTO "log" VALUES(3,19,1,'build 2 a2','1-9',1795069374333);
INSERT INTO "log" VALUES(3,20,0,'build 3 d3','0-10',1795069374342);
INSERT INTO "log" VALUES(3,21,1,'build 1 c3','1-10',1795069374373);
INSERT INTO "log" VALUES(3,22,0,'build 3 a3','0-11',1795069374380);
INSERT INTO "log" VALUES(3,23,1,'build 3 d4','1-11',1795069374388);
INSERT INTO "log" VALUES(3,24,0,'build 4 c3','0-12',1795069374399);
INSERT INTO "log" VALUES(3,25,1,'build 4 d1','1-12',1795069374407);
INSERT INTO "log" VALUES(3,26,0,'build 4 b1','0-13',1795069374415);
CREATE TABLE matches (
	id INTEGER NOT NULL, 
	code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	file TEXT, 
	secret BLOB NOT NULL, 
	status TEXT NOT NULL, 
	audience TEXT NOT NULL, 
	clock INTEGER, 
	host TEXT NOT NULL, 
	"after" TEXT, 
	created BIGINT NOT NULL, 
	deadline BIGINT, 
	ended BIGINT, 
	result TEXT, next TEXT, word TEXT, paused BIGINT, acting TEXT, acting_at INTEGER, contest TEXT, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT uq_matches_code UNIQUE (code)
);
INSERT INTO "matches" VALUES(1,'9ec3q5sgxryf','cityscape',1,2,'[["rounds", "4"]]',NULL,X'633F86652212DD7998F8B249BDE695B77F8AD426F458A886DB667C227B65CB6D','open','listed',NULL,'f88963f2c5f0d6d8',NULL,1795069373967,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(2,'sdm5maz94jhk','cities2008',1,2,'[["level", "3"], ["tiles", "balanced"]]',NULL,X'FB99652B06207B559D35BAD82053F38B2B165B69B7D59CD7E3E630059141AAB5','playing','link',NULL,'f88963f2c5f0d6d8',NULL,1795069374004,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(3,'t7yb87rqdbs7','cityscape',1,2,'[["rounds", "1"]]',NULL,X'6636A286D2962BFBEA09D29AAB2250135CEA12F5A1321279BF2EE093EB1A9295','finished','link',NULL,'f88963f2c5f0d6d8',NULL,1795069374118,NULL,1795069374429,'{"totals": [60, 40], "winners": [0]}',NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE notices (
	person TEXT NOT NULL, 
	url TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	failed INTEGER DEFAULT '0' NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_notices PRIMARY KEY (person), 
	CONSTRAINT fk_notices_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	login TEXT, 
	password TEXT, 
	epoch INTEGER DEFAULT '0' NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('f88963f2c5f0d6d8','Guest',NULL,NULL,0,1795069373871);
INSERT INTO "people" VALUES('1acf03efb6ba96fd','Guest',NULL,NULL,0,1795069373926);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	reporter TEXT NOT NULL, 
	name TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT uq_reports_person_reporter UNIQUE (person, reporter), 
	CONSTRAINT fk_reports_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_reports_reporter FOREIGN KEY(reporter) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	person TEXT, 
	name TEXT NOT NULL, 
	bot TEXT, 
	nonce BLOB NOT NULL, 
	nonce_by TEXT NOT NULL, kept_for TEXT, gone TEXT, gone_at INTEGER, wish TEXT, due BIGINT, late INTEGER DEFAULT '0' NOT NULL, points INTEGER, won INTEGER, 
	CONSTRAINT pk_seats PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_seats_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES(1,0,'person','f88963f2c5f0d6d8','Guest',NULL,X'AAFAFFFF1729DF0C1FC8E21396994BC6','server',NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(1,1,'open',NULL,'',NULL,X'681C45400B2D502348F220CAEF3FCAE1','server',NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(2,0,'person','f88963f2c5f0d6d8','Guest',NULL,X'58EC3F930F7B3015E07D8407FA9B3176','server',NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(2,1,'person','1acf03efb6ba96fd','Guest',NULL,X'5BDCC9CB98E3C291121B8FD12D9DB288','server',NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(3,0,'person','f88963f2c5f0d6d8','Guest',NULL,X'B04011DCFA04ACD69B9AC6399629A62B','server',NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(3,1,'person','1acf03efb6ba96fd','Guest',NULL,X'303A61EC22D5B69FF3FB34B8649FE8F5','server',NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
CREATE TABLE tokens (
	digest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (digest), 
	CONSTRAINT fk_tokens_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE tries (
	person TEXT NOT NULL, 
	contest TEXT NOT NULL, 
	match_id INTEGER NOT NULL, 
	CONSTRAINT pk_tries PRIMARY KEY (person, contest), 
	CONSTRAINT fk_tries_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_tries_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_matches_status_audience ON matches (status, audience);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_blocks_blocked ON blocks (blocked);
CREATE INDEX ix_reports_reporter ON reports (reporter);
CREATE INDEX ix_matches_host ON matches (host);
CREATE UNIQUE INDEX ix_matches_word ON matches (word);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
CREATE INDEX ix_seats_person ON seats (person, match_id);
CREATE INDEX ix_tries_contest ON tries (contest);
CREATE INDEX ix_challenges_person ON challenges (person);
COMMIT;
